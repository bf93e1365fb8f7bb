import Compressor from 'compressorjs'
import { isTooLarge } from './picture-rules.ts'

/** px of the longer side and JPEG quality, one try after the other; what is to be seen on a photo of damage is still seen on the last. */
const ATTEMPTS = [
  { side: 2_560, quality: 0.8 },
  { side: 1_920, quality: 0.75 },
  { side: 1_280, quality: 0.7 },
] as const

function compressOnce(file: File, side: number, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      maxWidth: side,
      maxHeight: side,
      quality,
      mimeType: 'image/jpeg',
      // Browsers turn a photo upright by themselves.
      checkOrientation: false,
      success: resolve,
      error: reject,
    })
  })
}

/**
 * A photo as a JPEG small enough to be uploaded; null when even that is too large. Rejects when the browser can't read it. What the camera
 * wrote about itself and the place stays behind.
 */
export async function compressPicture(file: File): Promise<File | null> {
  for (const { side, quality } of ATTEMPTS) {
    const smaller = await compressOnce(file, side, quality)
    if (!isTooLarge(smaller)) return new File([smaller], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
  }
  return null
}
