import Compressor from 'compressorjs'
import { isTooLarge } from './picture-rules.ts'

/** Longer side in px and JPEG quality, tried in order. Damage must still be visible at the last. */
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
      // Browsers rotate photos themselves.
      checkOrientation: false,
      success: resolve,
      error: reject,
    })
  })
}

/** A JPEG small enough to upload, without the camera's metadata; null if even the smallest is too large. Rejects when the file can't be decoded. */
export async function compressPicture(file: File): Promise<File | null> {
  for (const { side, quality } of ATTEMPTS) {
    const smaller = await compressOnce(file, side, quality)
    if (!isTooLarge(smaller)) return new File([smaller], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
  }
  return null
}
