/** A JPEG begins with FF D8 FF, which is `/9j/` in base64. */
export const isJpeg = (image: string): boolean => /^\/9j\/[A-Za-z0-9+/]+={0,2}$/.test(image);
