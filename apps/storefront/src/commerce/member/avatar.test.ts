import { expect, it } from 'vitest'
import { toInitials } from './avatar.tsx'

it.each([
  ['Ayu Prameswari', 'AP'],
  ['ayu dewi prameswari', 'AP'],
  ['Sari', 'S'],
  ['王小明', '王'],
  ['8123****890', ''],
  ['', ''],
])('a member without a picture, %j, is shown as %j', (name, initials) => expect(toInitials(name)).toBe(initials))
