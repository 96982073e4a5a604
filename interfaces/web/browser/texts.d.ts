/** A file of text, of which the domain holds some. The page takes no more than types from there. */
declare module "*.txt" {
  const text: string
  export = text
}
