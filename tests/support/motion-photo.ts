import sharp from 'sharp'

const VIDEO = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(30_000, 'video')])

/**
 * A phone's photo as it lies in its gallery: taken upright, stored lying with a mark that says so, with the place where it was taken and a
 * short video behind its end. 240 × 320 px when upright, red above and blue below.
 */
export async function motionPhoto(): Promise<Buffer> {
  const half = await sharp({ create: { width: 160, height: 240, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: 'blue' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Telepon' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '106/1 49/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return Buffer.concat([photo, VIDEO])
}

/** What a server can tell about a picture: its sides, its mark of orientation, its metadata, and the colours of its upper and lower half. */
export async function factsOf(bytes: Buffer) {
  const { width, height, orientation, exif } = await sharp(bytes).metadata()
  const { data } = await sharp(bytes).removeAlpha().resize(1, 2, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
  const colour = (at: number) => ((data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue')
  return { width, height, orientation, exif, above: colour(0), below: colour(3) }
}
