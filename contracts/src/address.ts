import { z } from 'zod'
import { addedField } from './added.ts'
import { NoData } from './common.ts'
import { assumed, defineContract, guestGet, memberGet, memberPost } from './contract.ts'
import { withFallback } from './fallback.ts'
import { fieldRules } from './field-rules.ts'
import { LIMITS } from './limits.ts'
import { ownAddress } from './owners.ts'
import { POSTAL_CODE_RULE } from './patterns.ts'
import { Phone, RequiredLine, SingleLineText } from './rules.ts'
import { RequestId } from './submission.ts'

export const AddressId = z.string().min(1).max(40)
/** Official code of a province (2 digits), city or regency (4) or district (6). */
export const AreaCode = z.string().regex(/^(\d{2}|\d{4}|\d{6})$/)

/** The member's label for an address; null without one. */
export const AddressLabel = z.enum(['home', 'office', 'other'])
export type AddressLabel = z.output<typeof AddressLabel>

const personName = RequiredLine.max(50)

/** What the shopper fills in. Province, city and district travel by code, so that they can't disagree. */
export const addressForm = {
  name: personName,
  surname: SingleLineText.max(50),
  phone: Phone,
  district_code: z.string().regex(/^\d{6}$/),
  postal_code: z.string().max(5).regex(POSTAL_CODE_RULE),
  /** street, house number */
  address_line1: RequiredLine.max(120),
  /** block, floor, a landmark */
  address_line2: SingleLineText.max(120),
  label: AddressLabel.nullable(),
  flag_default: z.boolean(),
} as const
export const ADDRESS_RULES = fieldRules(addressForm)

/** A delivery address. `state`, `city` and `area` are the names of province, city or regency and district. */
export const Address = z.strictObject({
  address_id: AddressId,
  ...addressForm,
  surname: withFallback(addressForm.surname),
  phone: withFallback(addressForm.phone),
  district_code: withFallback(addressForm.district_code),
  postal_code: withFallback(addressForm.postal_code),
  address_line2: withFallback(addressForm.address_line2),
  flag_default: withFallback(addressForm.flag_default),
  label: addedField(AddressLabel.nullable()),
  country: withFallback(z.literal('Indonesia')),
  state: withFallback(z.string()),
  city: withFallback(z.string()),
  area: withFallback(z.string()),
  state_code: addedField(z.string()),
  city_code: addedField(z.string()),
  /** Whether the shop delivers there. */
  flag_supported: addedField(z.boolean()),
})
export type Address = z.output<typeof Address>

/** A province, city or regency, or district. */
export const Area = z.strictObject({
  code: AreaCode,
  name: z.string(),
  flag_supported: z.boolean(),
  /** The first two digits of the postal codes of its province. */
  postal_heads: z.array(z.string().regex(/^\d{2}$/)),
})
export type Area = z.output<typeof Area>

const Name = z.string().min(1)

/** A place that a search finds. Choosing it fills in province, city, district and postal code. */
export const AreaMatch = z.strictObject({
  province_code: AreaCode,
  province: Name,
  city_code: AreaCode,
  city: Name,
  district_code: addressForm.district_code,
  district: Name,
  /** The village (kelurahan); empty for a district as a whole. */
  village: z.string(),
  /** Null where the district has several. */
  postal_code: addressForm.postal_code.nullable(),
  ...Area.pick({ flag_supported: true, postal_heads: true }).shape,
})
export type AreaMatch = z.output<typeof AreaMatch>

/** A search for areas begins with so many characters, and finds so many places at most. */
export const AREA_SEARCH = { keywordMin: 3, max: 20 } as const

export const addressContract = defineContract({
  list: {
    ...memberGet,
    path: '/member/address/list',
    source: assumed,
    summary: "The member's addresses, the default one first",
    data: z.strictObject({ list: z.array(Address), max: withFallback(z.int()) }),
    errors: [],
  },
  detail: {
    ...memberGet,
    path: '/member/address/detail/:address_id',
    source: assumed,
    summary: "One of the member's addresses",
    params: z.strictObject({ address_id: AddressId }),
    data: Address,
    owner: ownAddress,
    errors: ['ADDRESS_MISSING'],
  },
  create: {
    ...memberPost,
    path: '/member/address/create',
    source: assumed,
    summary: 'Adds an address, up to 20; the first one becomes the default',
    body: z.strictObject({ ...addressForm, request_id: RequestId.optional() }),
    idempotent: 'address_id',
    data: Address,
    errors: ['INVALID_PARAMETER', 'ADDRESS_UNSUPPORTED', 'ADDRESS_CHANGE_FAILED', 'REQUEST_ID_REUSED'],
  },
  update: {
    method: 'PUT',
    path: '/member/address/update/:address_id',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    repeatable: true,
    summary: 'Changes an address; orders placed already keep theirs',
    params: z.strictObject({ address_id: AddressId }),
    body: z.strictObject(addressForm),
    data: Address,
    owner: ownAddress,
    errors: ['INVALID_PARAMETER', 'ADDRESS_MISSING', 'ADDRESS_UNSUPPORTED'],
  },
  remove: {
    method: 'DELETE',
    path: '/member/address/remove/:address_id',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    bodyless: true,
    summary: 'Deletes an address; another becomes the default',
    params: z.strictObject({ address_id: AddressId }),
    data: NoData,
    owner: ownAddress,
    errors: ['ADDRESS_MISSING'],
  },
  areas: {
    ...guestGet,
    path: '/member/address/areas',
    source: assumed,
    summary: 'The areas directly below one; the provinces without a parent',
    nonSecretFields: ['code'],
    query: z.strictObject({ parent_code: AreaCode.optional() }),
    data: z.strictObject({ list: z.array(Area) }),
    errors: [],
  },
  search: {
    ...guestGet,
    path: '/member/address/search',
    source: assumed,
    summary: 'Places by village, district, city or postal code, the nearest match first; an address form fills in the chosen one',
    query: z.strictObject({ keyword: z.string().min(AREA_SEARCH.keywordMin).max(LIMITS.keywordMax) }),
    data: z.strictObject({ list: z.array(AreaMatch).max(AREA_SEARCH.max) }),
    errors: [],
  },
})
