import { LIMITS } from '@nusaria/contracts/limits'

/** A part of a picture, in its own px. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** of JPEG, 0 to 1: a portrait of 200×200 takes some 20 KB */
const QUALITY = 0.9

/** Cuts a square out of a picture and fits it to 200×200, on white. Rejects when the browser can't read or draw it. */
export async function cropPicture(src: string, part: CropArea): Promise<File> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  const canvas = document.createElement('canvas')
  const side = LIMITS.avatarPixels
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('This browser encodes no JPEG')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}
