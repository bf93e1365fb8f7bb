import { expect, it } from 'vitest'
import { crc16, emvFields, isQrisText } from './qris.ts'

/** The example of the EMV specification for merchant-presented codes, its check sum included. */
const EMV_EXAMPLE =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A'

const good = '00020101021226280014ID.NUSARIA.WWW0106PY00015204539953033605406145000580' + '2ID5907NUSARIA6007JAKARTA6304'
const sealed = good + crc16(good)

it('reckons the check sum of the specification', () => {
  expect(crc16('123456789')).toBe('29B1')
})

it('cuts a code into its fields', () => {
  expect(emvFields(sealed)?.get('54')).toBe('145000')
  expect(emvFields('0002')).toBeNull()
  expect(emvFields('000201000201')).toBeNull()
  expect(emvFields(EMV_EXAMPLE)?.get('59')).toBe('BEST TRANSPORT')
})

it('takes a whole code in Rupiah, and nothing else', () => {
  expect(isQrisText(sealed)).toBe(true)
  expect(isQrisText(sealed.replace('145000', '145001'))).toBe(false)
  expect(isQrisText(sealed.slice(0, -1))).toBe(false)
  expect(isQrisText(`${good}0000`)).toBe(false)
  expect(isQrisText(EMV_EXAMPLE)).toBe(false)
})
