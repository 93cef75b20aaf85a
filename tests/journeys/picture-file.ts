/** A picture to choose in a form. */
import type { Page } from 'playwright-core';

/** A file of a picture with a bright half, so that the frame has something to show. */
export async function pictureFile(
  page: Page,
  type = 'image/png',
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate((mimeType) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_600, 1_200];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    // Noise does not compress: the JPEG has to be made smaller.
    const pixels = context.createImageData(canvas.width, canvas.height);
    for (let at = 0, seed = 1; at < pixels.data.length; at += 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL(mimeType).split(',')[1] ?? '';
  }, type);
  return { name: 'me.png', mimeType: type, buffer: Buffer.from(data, 'base64') };
}
