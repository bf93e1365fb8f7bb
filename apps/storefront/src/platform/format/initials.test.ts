import { expect, it } from 'vitest'
import { toInitials } from '#commerce/member/avatar.tsx'

it.each([
  ['Ayu Prameswari', 'AP'],
  ['ayu dewi prameswari', 'AP'],
  ['Sari', 'S'],
  ['王小明', '王'],
  ['8123****890', ''],
  ['', ''],
])('%j shows as %j', (name, initials) => expect(toInitials(name)).toBe(initials))
