/** Sides in px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * Decodes a whole picture file, beside the event loop. null when it is damaged, no picture, or has more pixels than allowed. Each host
 * brings its own: a browser has a decoder, Node has none.
 */
export type DecodePicture = (bytes: Uint8Array<ArrayBuffer>, maxPixels: number) => Promise<PictureSize | null>
