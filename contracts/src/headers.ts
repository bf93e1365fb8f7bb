/** Header names of every call. Values: bearer token, device id, en|id|zh-CN, `H5`, store number. */
export const HEADERS = {
  authorization: 'Authorization',
  device: 'Deviceid',
  language: 'Language',
  platform: 'platform',
  store: 'Storeno',
  /** The captcha picture's id, on its reply. */
  imageId: 'x-image-id',
} as const

export const PLATFORM = 'H5'
/** The device of a server that renders pages: nothing of a visitor belongs to it. */
export const RENDERER_DEVICE = 'rendered'
export const LANGUAGES = ['en', 'id', 'zh-CN'] as const
export type Language = (typeof LANGUAGES)[number]

/** Names of products and ranked search words are in Indonesian, whatever language a caller asks for. */
export const NAMES_LANGUAGE: Language = 'id'
export const FALLBACK_LANGUAGE: Language = 'en'

/** Where the API hangs on its host. */
export const API_BASE = '/api'
