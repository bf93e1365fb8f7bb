import { HEADERS, type Language, PLATFORM } from '@nusaria/contracts/headers'

export function callHeaders(device: string, language: Language, storeNo: string): Headers {
  return new Headers({
    [HEADERS.device]: device,
    [HEADERS.language]: language,
    [HEADERS.platform]: PLATFORM,
    [HEADERS.store]: storeNo,
  })
}
