import { PICTURE_MAX_BYTES } from '@nusaria/contracts/picture'

const JPEG = 'image/jpeg'
/** Longer side in px and quality, tried in order. Damage must still be visible at the last. */
const SIZES = [
  { side: 2_560, quality: 0.8 },
  { side: 1_920, quality: 0.75 },
  { side: 1_280, quality: 0.7 },
] as const

/** Draws a picture and encodes it. A browser that can't write a type writes PNG. */
async function encode(bitmap: ImageBitmap, type: string, { side, quality }: (typeof SIZES)[number]): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  if (type === JPEG) {
    // Transparent pixels would be black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!blob) throw new Error(`This browser encodes no ${type}`)
  return blob
}

/**
 * Only the upright pixels: no place, no camera, no video behind the picture. Null if even the smallest file is too large. PNG and WebP keep
 * their type and transparency where that is small enough. Rejects when the browser can't decode the file.
 */
export async function reencodePicture(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file)
  try {
    const own = file.type === JPEG ? [] : [{ type: file.type, size: SIZES[0] }]
    for (const { type, size } of [...own, ...SIZES.map((each) => ({ type: JPEG, size: each }))]) {
      const blob = await encode(bitmap, type, size)
      if (blob.size <= PICTURE_MAX_BYTES)
        return new File([blob], `${file.name.replace(/\.\w+$/, '')}.${blob.type.slice(6)}`, { type: blob.type })
    }
    return null
  } finally {
    bitmap.close()
  }
}
