import { normalizeAccount } from '@nusaria/contracts/account'
import type { Complete } from '@nusaria/contracts/added'
import { type Address, addressContract, type addressForm } from '@nusaria/contracts/address'
import { LIMITS } from '@nusaria/contracts/limits'
import type { z } from 'zod'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { implement } from '../../engine/contract/implement.ts'
import { addressView, byDefaultThenNewest, checkLocation, checkRoom, childAreas, matchAreas } from './rules.ts'
import type { AddressRow } from './tables.ts'

type Form = z.output<z.ZodObject<typeof addressForm>>

/** The member's addresses, the default one first. */
function addressesOf({ db }: WorldCtx, member_no: string): AddressRow[] {
  return db.addresses.all({ member_no }, byDefaultThenNewest)
}

/** Finds an address of the member. Another member's address counts as missing. */
export function findOwnAddress({ db }: WorldCtx, member_no: string, address_id: string): AddressRow | null {
  const row = db.addresses.get(address_id)
  return row?.member_no === member_no ? row : null
}

/** The form as it is stored. */
function storedForm(form: Form): Form {
  return { ...form, phone: normalizeAccount(form.phone) }
}

/** Makes one address the default and removes the flag from the others. */
function makeDefault(ctx: WorldCtx, { member_no, address_id }: AddressRow): Complete<Address> {
  for (const other of ctx.db.addresses.all({ member_no, flag_default: true }))
    ctx.db.addresses.update(other.address_id, { flag_default: false })
  return addressView(ctx.db.addresses.update(address_id, { flag_default: true }))
}

export const addressRoutes = implement(addressContract, {
  list(_, ctx) {
    return { list: addressesOf(ctx, ctx.member.member_no).map(addressView), max: LIMITS.addressMax }
  },
  detail: (_, ctx) => addressView(ctx.owned),
  create: {
    handle({ body: { request_id: _, ...body } }, ctx) {
      const { member_no } = ctx.member
      const place = checkLocation(body.district_code, body.postal_code)
      if (!place.ok) ctx.fail(place.error, { field: place.field })
      const count = ctx.db.addresses.count({ member_no })
      const room = checkRoom(count)
      if (!room.ok) ctx.fail(room.error, { params: { max: LIMITS.addressMax } })
      const row = { ...storedForm(body), flag_default: false, member_no, address_id: ctx.ids.next('AD'), created_at: ctx.now }
      ctx.db.addresses.insert(row)
      return body.flag_default || count === 0 ? makeDefault(ctx, row) : addressView(row)
    },
    replay(address_id, ctx) {
      const own = findOwnAddress(ctx, ctx.member.member_no, address_id)
      return own && addressView(own)
    },
  },
  update({ body }, ctx) {
    const own = ctx.owned
    const place = checkLocation(body.district_code, body.postal_code)
    if (!place.ok) ctx.fail(place.error, { field: place.field })
    // There is always a default address. Only making another one the default ends it.
    const row = ctx.db.addresses.update(own.address_id, { ...storedForm(body), flag_default: own.flag_default })
    return body.flag_default ? makeDefault(ctx, row) : addressView(row)
  },
  remove(_, ctx) {
    const own = ctx.owned
    ctx.db.addresses.remove(own.address_id)
    const [next] = addressesOf(ctx, own.member_no)
    if (own.flag_default && next) makeDefault(ctx, next)
    return null
  },
  areas({ query }) {
    return { list: childAreas(query.parent_code) }
  },
  search: ({ query }) => ({ list: matchAreas(query.keyword) }),
})
