import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { MediaFile } from '@nusaria/catalogue/pictures/media'

/** At most so many pictures wait to be made; a later request asks again for the others. */
const QUEUE_MAX = 500

export type SmallPicture = (file: MediaFile, width: number) => Promise<Uint8Array | null>

/**
 * Drawings as WebP in a width, made once and kept in a folder. One that isn't there yet is null and is made meanwhile, one after another: the reply
 * is the drawing then, which is no later than without this.
 */
export function keepSmallPictures(dir: string, report: (line: string) => void): SmallPicture {
  const making = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  let reported = false

  async function make(drawing: Uint8Array, width: number, path: string): Promise<void> {
    // Its binaries load with the first picture.
    const { default: sharp } = await import('sharp')
    const picture = await sharp(drawing).resize(width).webp({ quality: 80 }).toBuffer()
    await mkdir(dir, { recursive: true })
    // Another process never reads half a picture.
    await writeFile(`${path}.${process.pid}`, picture)
    await rename(`${path}.${process.pid}`, path)
  }

  return async ({ body }, width) => {
    const drawing = Buffer.from(body)
    const path = `${dir}/${createHash('sha256').update(drawing).digest('hex')}-${width}.webp`
    const kept = await readFile(path).catch(() => null)
    if (kept || making.has(path) || making.size >= QUEUE_MAX) return kept
    making.add(path)
    last = last
      .then(() => make(drawing, width, path))
      .catch((error) => {
        // Drawings go on being sent.
        if (!reported) report(`Small pictures can't be kept in ${dir}: ${error}`)
        reported = true
      })
      .finally(() => making.delete(path))
    return null
  }
}
