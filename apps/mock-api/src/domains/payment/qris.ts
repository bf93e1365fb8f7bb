import { crc16 } from '@nusaria/contracts/qris'

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}

/**
 * The text of a dynamic QRIS code (EMV, Rupiah, Indonesia) for an amount and a reference, with its checksum. Merchant and numbers are
 * invented.
 */
export function qrisText(amount: number, reference: string): string {
  const merchant = field('00', 'ID.NUSARIA.WWW') + field('01', '936000000000000001') + field('02', 'NUSARIA') + field('03', 'UBE')
  const national = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1020000000001') + field('03', 'UBE')
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('51', national),
    field('52', '5399'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', 'NUSARIA'),
    field('60', 'JAKARTA'),
    field('61', '12130'),
    field('62', field('01', reference)),
    '6304',
  ].join('')
  return text + crc16(text)
}
