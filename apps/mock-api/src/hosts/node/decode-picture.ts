import type { DecodePicture } from '../../engine/contract/decode-picture.ts'

/** Decodes by libvips in threads of its own; only few rows are in memory at a time. Its binaries load with the first picture. */
export const decodePicture: DecodePicture = async (bytes, maxPixels) => {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels, sequentialRead: true, animated: true })
  try {
    const { width, height, pageHeight = height } = await picture.metadata()
    // The average of all pixels needs each of them; shrinking while loading would leave some out.
    await picture.resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
    return { width, height: pageHeight }
  } catch {
    return null
  }
}
