/**
 * Whether the browser can show a file as a picture: one that is cut off or only named like a picture can't be. True where a browser can't
 * tell; the shop then decides.
 */
export async function isReadable(file: Blob): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true
  return createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )
}
