import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** How far a colour may be off, as at the edge of a letter; 1 is black beside white. */
const THRESHOLD = 0.03
/** In place of what only the other picture has: no page is that colour. */
const NOTHING = { r: 255, g: 0, b: 255 }
const RED = [203, 55, 33] as const

/** How a picture compares with its accepted one. */
export type Comparison = 'new' | 'same' | { readonly pixels: number; readonly picture: Buffer }

/** Counts the pixels that differ and paints them red over the pale current picture. A pixel that only one of them has differs. */
export async function compare(accepted: Buffer | null, current: Buffer): Promise<Comparison> {
  if (!accepted) return 'new'
  if (accepted.equals(current)) return 'same'
  const sizes = await Promise.all([accepted, current].map((png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const read = (png: Buffer, size = sizes[0]) =>
    sharp(png)
      .extend({ right: width - (size?.width ?? 0), bottom: height - (size?.height ?? 0), background: NOTHING })
      .ensureAlpha()
      .raw()
      .toBuffer()
  const painted = Buffer.alloc(width * height * 4)
  const options = { threshold: THRESHOLD, includeAA: true, diffColor: [...RED] as [number, number, number] }
  const pixels = pixelmatch(await read(accepted), await read(current, sizes[1]), painted, width, height, options)
  if (pixels === 0) return 'same'
  return {
    pixels,
    picture: await sharp(painted, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  }
}
