import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Ayu Prameswari', 'AP'],
  ['ayu dewi prameswari', 'AP'],
  ['Sari', 'S'],
  ['王小明', '王'],
  ['8123****890', 'N'],
  ['', 'N'],
])('%j shows as %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
