/** px: the widths of a picture that pages ask for, where a service resizes pictures. */
export const PICTURE_WIDTHS: readonly number[] = [160, 320, 480, 640, 960, 1_280]
