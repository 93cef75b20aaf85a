/**
 * fast-check, a peer that may be missing. An import that finds no package fails before any code runs, and the message
 * of Node and of bundlers names the file that imports the package: the name of this file says what to do. No other file
 * of the kit imports fast-check.
 */
export { default as fc } from 'fast-check';
