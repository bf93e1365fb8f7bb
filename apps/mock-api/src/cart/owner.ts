/** Whose cart it is: the member's, or the device's for a guest. Null for a guest that names no device: there is no telling whose it would be. */
export function ownerOf(member_no: string | null, device: string): string | null {
  if (member_no !== null) return `member:${member_no}`
  return device === '' ? null : `device:${device}`
}

interface Caller {
  readonly member: { readonly member_no: string } | null
  readonly device: string
}

/** The owner of the caller's cart. */
export function callersCart({ member, device }: Caller): string | null {
  return ownerOf(member?.member_no ?? null, device)
}
