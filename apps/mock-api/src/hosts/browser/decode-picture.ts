import type { DecodePicture } from '../../engine/contract/decode-picture.ts'

/** Decodes by the browser, which limits by itself what a picture may take. */
export const decodePicture: DecodePicture = async (bytes, maxPixels) => {
  try {
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    bitmap.close()
    return width * height <= maxPixels ? { width, height } : null
  } catch {
    return null
  }
}
