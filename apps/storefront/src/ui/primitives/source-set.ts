import { PICTURE_WIDTHS } from '@nusaria/contracts/picture-widths'

/** `sizes` of a card in a grid. With `auto` Chromium loads a picture that leaves the page once more, in the width of the window. */
export const CARD_SIZES = '(max-width: 749px) 50vw, 25vw'

export const LARGE_SIZES = '(max-width: 749px) 100vw, 480px'

/** Without the service (the setting `pictureService`), and for a picture that only this browser has, there is none. */
export function toSourceSet(src: string, service: string | undefined): string | undefined {
  if (!service || !/^(https?:\/)?\/\S+$/.test(src)) return undefined
  const address = service.replace('{encodedUrl}', () => encodeURIComponent(src)).replace('{url}', () => src)
  return PICTURE_WIDTHS.map((width) => `${address.replace('{width}', `${width}`)} ${width}w`).join()
}
