import { describe, expect, it } from 'vitest'
import { formatPhone, isImpossiblePhone, isPhone, parsePhoneDigits } from './phone.ts'

describe('the digits of a typed or pasted number', () => {
  it.each([
    ['+62 812-3456-7890', '81234567890'],
    ['+62 0812 3456 7890', '081234567890'],
    ['0062 812 3456 7890', '81234567890'],
    ['62 812 3456 7890', '81234567890'],
    ['6281234567890', '81234567890'],
    ['0812-3456-7890', '081234567890'],
    ['(0812) 3456.7890', '081234567890'],
    ['812 3456 7890', '81234567890'],
    ['62', '62'],
    ['０８１２３４５６７８９０', '081234567890'],
    ['٠٨١٢ ٣٤٥٦ ٧٨٩٠', '081234567890'],
    ['۰۸۱۲۳۴۵۶۷۸۹۰', '081234567890'],
    ['\u202d0062 812 3456 7890\u202c', '81234567890'],
    ['tel:0062-812-3456-7890', '81234567890'],
    ['＋62 812‑3456‑7890', '81234567890'],
    ['712 34', '71234'],
    ['kode 12', '12'],
    ['', ''],
    ['08123456789012345', '0812345678901'],
  ])('%j gives %j', (text, digits) => {
    expect(parsePhoneDigits(text)).toBe(digits)
  })
})

describe('a phone number', () => {
  it.each(['812345678', '812345678901', '0812345678', '0812345678901'])('may be %s', (digits) => expect(isPhone(digits)).toBe(true))
  it.each(['', '8', '81234567', '8123456789012', '081234567', '08123456789012', '71234567890', '0071234567'])('may not be %j', (digits) =>
    expect(isPhone(digits)).toBe(false),
  )
})

describe('digits that can no longer become a phone number', () => {
  it.each(['', '0', '8', '08', '081234', '812345678901'])('are not %j', (digits) => expect(isImpossiblePhone(digits)).toBe(false))
  it.each(['7', '07', '00', '62', '8123456789012'])('are %s', (digits) => expect(isImpossiblePhone(digits)).toBe(true))
})

describe('groups', () => {
  it.each([
    ['81234567890', '812 3456 7890'],
    ['081234567890', '0812 3456 7890'],
    ['71234', '712 34'],
    ['', ''],
  ])('%j reads %j', (digits, grouped) => expect(formatPhone(digits)).toBe(grouped))
})
