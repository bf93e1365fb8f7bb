/** CRC-16/CCITT-FALSE of ASCII text as four hexadecimal digits, as EMV codes end with. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The fields of an EMV code by their two-digit ids; null for a text that isn't cut into `id, length, value` to its end. */
export function emvFields(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    if (id === undefined || length === undefined || fields.has(id)) return null
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (value.length !== Number(length) || value.length === 0) return null
    fields.set(id, value)
    at += 4 + value.length
  }
  return fields
}

/** The fields of every QRIS code besides its merchant: format, use, category, currency, country, name, city, checksum. */
const NEEDED = ['00', '01', '52', '53', '58', '59', '60', '63']

/** Whether a text is a whole QRIS code: EMV fields in Rupiah of Indonesia, an account of a merchant, and a check sum that fits. */
export function isQrisText(text: string): boolean {
  const fields = emvFields(text)
  if (fields?.get('00') !== '01' || fields.get('53') !== '360' || fields.get('58') !== 'ID') return false
  const merchant = [...fields.keys()].some((id) => Number(id) >= 26 && Number(id) <= 51)
  if (!merchant || !NEEDED.every((id) => fields.has(id))) return false
  return text.slice(-8, -4) === '6304' && text.slice(-4) === crc16(text.slice(0, -4))
}

/** The beginning and end of a QRIS code; `isQrisText` checks the whole. */
export const QRIS_SHAPE = /^000201[ -~]{20,500}6304[0-9A-F]{4}$/
