/** CRC-16/CCITT-FALSE of ASCII text as four hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}

/** The text of a dynamic QRIS code (EMV, Rupiah, Indonesia) for an amount and a reference, with its check sum. */
export function qrisText(amount: number, reference: string): string {
  const merchant = field('00', 'ID.NUSARIA.WWW') + field('01', reference)
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('52', '5399'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', 'NUSARIA'),
    field('60', 'JAKARTA'),
    '6304',
  ].join('')
  return text + crc16(text)
}
