import sharp from 'sharp'

/** Of 255: how far a channel may be off, as at the edge of a letter. */
const TOLERANCE = 8

/** How a picture compares with its accepted one. */
export type Comparison = 'new' | 'same' | { readonly pixels: number; readonly picture: Buffer }

const read = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** Counts the pixels that differ and paints them red over the pale current picture. A pixel that only one of them has differs. */
export async function compare(accepted: Buffer | null, current: Buffer): Promise<Comparison> {
  if (!accepted) return 'new'
  if (accepted.equals(current)) return 'same'
  const [before, now] = [await read(accepted), await read(current)]
  const { width, height } = { width: Math.max(before.info.width, now.info.width), height: Math.max(before.info.height, now.info.height) }
  const painted = Buffer.alloc(width * height * 3, 255)
  let pixels = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [a, b] = [before, now].map(({ data, info }) =>
        x < info.width && y < info.height ? data.subarray((y * info.width + x) * 4) : null,
      )
      const differs = !a || !b || [0, 1, 2, 3].some((channel) => Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)) > TOLERANCE)
      if (differs) pixels += 1
      const grey = b ? 255 - (255 - ((b[0] ?? 0) + (b[1] ?? 0) + (b[2] ?? 0)) / 3) / 4 : 255
      painted.set(differs ? [203, 55, 33] : [grey, grey, grey], (y * width + x) * 3)
    }
  if (pixels === 0) return 'same'
  return {
    pixels,
    picture: await sharp(painted, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  }
}
