import { expect, test } from 'vitest'
import { formatPersonName, splitPersonName } from './person-name.ts'

test.each([
  ['Sari', 'Wulandari', 'Sari Wulandari'],
  ['Suharto', '', 'Suharto'],
  [' Budi ', ' Santoso ', 'Budi Santoso'],
  ['美玲', '林', '林美玲'],
  ['민준', '김', '김민준'],
  ['美玲', '', '美玲'],
  ['Mei', '林', 'Mei 林'],
])('the name of %s %s is written %s', (name, surname, shown) => expect(formatPersonName(name, surname)).toBe(shown))

test.each([
  ['Sari Wulandari Putri', { name: 'Sari', surname: 'Wulandari Putri' }],
  ['Suharto', { name: 'Suharto', surname: '' }],
  ['  ', { name: '', surname: '' }],
])('%s fills in two fields', (full, parts) => expect(splitPersonName(full)).toEqual(parts))
