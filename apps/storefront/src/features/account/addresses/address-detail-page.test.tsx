import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drafts } from '#platform/state/drafts.ts'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { address } from '#testing/trade-samples.ts'
import { AddressDetailPage } from './address-detail-page.tsx'

const CREATE = '/member/address/create'
const UPDATE = '/member/address/update/A1'

const area = (code: string, name: string, flag_supported = true) => ({
  code,
  name,
  flag_supported,
  postal_heads: ['10', '11', '12', '13', '14'],
})
const areas = (...list: ReturnType<typeof area>[]) => ({ data: { list } })
const [provinces, cities, districts] = [
  areas(area('31', 'DKI Jakarta')),
  areas(area('3171', 'Jakarta Selatan')),
  areas(area('317107', 'Kebayoran Baru')),
]

/** What a shopper has typed before the page opens. */
const typed = {
  name: ' Rina ',
  surname: 'Wijaya',
  phone: '81234567890',
  province_code: '31',
  city_code: '3171',
  district_code: '317107',
  postal_code: '12130',
  address_line1: ' Jl. Teuku Umar No. 12 ',
  address_line2: ' ',
}

async function open(at: string, replies: StubbedReplies) {
  const stubs = {
    '/member/address/list': [{ data: { list: [address], max: 20 } }],
    '/member/address/areas': [provinces, cities, districts],
    [`/member/address/detail/${address.address_id}`]: [{ data: address }],
    ...replies,
  }
  const others = { '/addressManage': 'The list' }
  const page = await openPage(<AddressDetailPage />, stubs, { at, member: true, path: '/addressDetail', others })
  const button = await screen.findByRole('button', { name: 'Save' })
  return { ...page, button, save: () => page.user.click(button) }
}

async function openNew(part: Partial<typeof typed>, create: readonly StubbedReply[] = [], replies: StubbedReplies = {}) {
  const values = { ...typed, ...part }
  drafts.write('address:new', 'M1', values)
  const page = await open('/addressDetail', { [CREATE]: create, ...replies })
  const lists = values.province_code ? ['Province', 'City or regency', values.city_code && 'District'].filter(Boolean) : []
  await waitFor(() => expect(lists.filter((label) => field<HTMLSelectElement>(label).disabled)).toEqual([]))
  return page
}

const openSaved = (...update: StubbedReply[]) => open('/addressDetail?address_id=A1', { [UPDATE]: update })

const field = <E extends HTMLElement = HTMLInputElement>(label: string) => screen.getByLabelText<E>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const savedAndBack = () => screen.findByText('The list')
const wrongFields = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name)

describe('an address is sent', () => {
  it('trimmed, without what only the form needs, and once, however often Save is pressed', async () => {
    const { button, sent } = await openNew({}, [{ data: address }])
    for (const press of [button, button, button]) fireEvent.click(press)
    await savedAndBack()
    const { province_code: _, city_code: __, ...body } = typed
    const trimmed = { name: 'Rina', address_line1: 'Jl. Teuku Umar No. 12', address_line2: '', label: null, flag_default: false }
    expect(sent(CREATE)).toEqual([{ ...body, ...trimmed, request_id: expect.any(String) }])
  })

  it('with another label', async () => {
    const { user, sent, save } = await openSaved({ data: address })
    expect(screen.getByRole('button', { name: 'Home' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Office' }))
    await save()
    await waitFor(() => expect(sent(UPDATE)).toEqual([expect.objectContaining({ label: 'office', postal_code: '12130' })]))
  })

  it('once when the reply was lost and the shop says that the address exists', async () => {
    const { save, sent } = await openNew({}, ['unreachable'], { '/submission/settle': [{ data: { made: 'AD7' } }] })
    await save()
    await savedAndBack()
    const [created] = sent(CREATE) as { request_id: string }[]
    expect(sent('/submission/settle')).toEqual([{ call: 'address.create', request_id: created?.request_id }])
  })

  it('with the same request_id while its outcome is unknown, also after a reload', async () => {
    const first = await openNew({}, ['unreachable'])
    await first.save()
    await screen.findByText(/Can't reach the shop/)
    const stored = { ...sessionStorage }
    cleanup()
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
    const again = await openNew({}, [{ data: address }])
    await again.save()
    await savedAndBack()
    const [one, two] = [first, again].map(({ sent }) => (sent(CREATE)[0] as { request_id: string }).request_id)
    expect(one).toBe(two)
  })
})

describe('what is wrong', () => {
  it.each([
    [
      { name: '', phone: '', province_code: '', city_code: '', district_code: '', postal_code: '', address_line1: '' },
      // The search for the area has no name of its own.
      ['name', 'phone', '', 'postal_code', 'address_line1'],
    ],
    [{ name: '   ' }, ['name']],
    [{ name: '\u200b\u3164', address_line1: '\u2800' }, ['name', 'address_line1']],
    [{ phone: '7123456789' }, ['phone']],
    [{ postal_code: '1031a' }, ['postal_code']],
    [{ postal_code: '4013' }, ['postal_code']],
    [{ province_code: '31', city_code: '', district_code: '' }, ['city_code']],
    [{ province_code: '31', city_code: '3171', district_code: '' }, ['district_code']],
  ])('is shown at every field when Save is pressed, with the focus on the first: %j', async (part, wrong) => {
    const { button, sent } = await openNew(part, [{ data: address }])
    expect(wrongFields()).toEqual([])
    fireEvent.click(button)
    expect(wrongFields()).toEqual(wrong)
    expect((document.activeElement as HTMLInputElement).name).toBe(wrong[0])
    expect(sent(CREATE)).toEqual([])
  })

  it('is a phone number that is missing, or one that none can be', async () => {
    const { button } = await openNew({ phone: '' })
    fireEvent.click(button)
    expect(screen.getByText("Enter the recipient's phone number")).toBeTruthy()
    type('Phone number', '7123456789')
    expect(screen.getByText('Invalid phone number format')).toBeTruthy()
  })

  it('is a postal code that is missing, incomplete, or of another province', async () => {
    const { button } = await openNew({ postal_code: '' })
    fireEvent.click(button)
    expect(screen.getByText('Enter the postal code')).toBeTruthy()
    type('Postal code', '4013')
    expect(screen.getByText('A postal code has 5 digits')).toBeTruthy()
    type('Postal code', '40132')
    expect(screen.getByText("This postal code doesn't belong to the chosen area")).toBeTruthy()
  })

  it('is an area without delivery, as soon as it is chosen', async () => {
    await openNew({}, [], { '/member/address/areas': [provinces, cities, areas(area('317107', 'Kebayoran Baru', false))] })
    expect(await screen.findByText("We don't deliver to this area yet")).toBeTruthy()
  })

  it.each([
    ["We don't deliver to this area yet", { code: ERRORS.ADDRESS_UNSUPPORTED.code }],
    ["This postal code doesn't belong to the chosen area", { code: ERRORS.INVALID_PARAMETER.code, data: { field: 'postal_code' } }],
  ])('is what the shop refused, until another area is chosen: %s', async (message, refusal) => {
    const two = areas(area('317107', 'Kebayoran Baru'), area('317106', 'Menteng'))
    const { save, sent } = await openNew({}, [refusal], { '/member/address/areas': [provinces, cities, two] })
    await save()
    expect(await screen.findByText(message)).toBeTruthy()
    type('District', '317106')
    expect(wrongFields()).toEqual([])
    expect(sent(CREATE)).toHaveLength(1)
  })

  it('is said in the form when there are too many addresses, with a link to the list', async () => {
    const { save } = await openSaved({ code: ERRORS.ADDRESS_CHANGE_FAILED.code })
    await screen.findByText('Codes there begin with 10–14')
    await save()
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('You can keep up to 20 addresses')
    expect(within(note).getByRole('link', { name: 'All addresses' }).getAttribute('href')).toBe('/addressManage')
  })
})

it('another province or city clears the areas below it', async () => {
  const both = areas(area('31', 'DKI Jakarta'), area('32', 'Jawa Barat'))
  const two = areas(area('3171', 'Jakarta Selatan'), area('3172', 'Jakarta Timur'))
  const others = [areas(area('317201', 'Matraman')), areas(area('3204', 'Bandung'))]
  await openNew({}, [], { '/member/address/areas': [both, two, districts, ...others] })
  const chosen = () => ['Province', 'City or regency', 'District'].map((label) => field<HTMLSelectElement>(label).value)
  await waitFor(() => expect(chosen()).toEqual(['31', '3171', '317107']))
  type('City or regency', '3172')
  await screen.findByRole('option', { name: 'Matraman' })
  expect(chosen()).toEqual(['31', '3172', ''])
  type('Province', '32')
  await screen.findByRole('option', { name: 'Bandung' })
  expect(chosen()).toEqual(['32', '', ''])
})

const melawai = {
  ...{ province_code: '31', province: 'DKI Jakarta', city_code: '3171', city: 'Jakarta Selatan' },
  ...{ district_code: '317107', district: 'Kebayoran Baru', village: 'Melawai', postal_code: '12160' },
  ...{ flag_supported: true, postal_heads: ['10', '11', '12', '13', '14'] },
}
const wamena = {
  ...{ province_code: '95', province: 'Papua Pegunungan', city_code: '9501', city: 'Jayawijaya' },
  ...{ district_code: '950101', district: 'Wamena', village: '', postal_code: null, flag_supported: false, postal_heads: ['99'] },
}
const SEARCH = '/member/address/search'
const found = (...list: object[]) => ({ data: { list } })

describe('the search for the area', () => {
  const nowhere = { province_code: '', city_code: '', district_code: '', postal_code: '' }
  const openSearch = async (...replies: StubbedReply[]) => {
    const page = await openNew(nowhere, [{ data: address }], { [SEARCH]: replies })
    return { ...page, search: (words: string) => page.user.type(field('Find your area'), words) }
  }

  it('fills in province, city, district and postal code; the lists show what was chosen', async () => {
    const { user, search, save, sent } = await openSearch(found(melawai))
    await search('melawai')
    await user.click(await screen.findByRole('option', { name: /Melawai.*Kebayoran Baru, Jakarta Selatan, DKI Jakarta.*12160/ }))
    expect(field('Find your area').value).toBe('Melawai, Kebayoran Baru, Jakarta Selatan, DKI Jakarta')
    expect(field('Postal code').value).toBe('12160')
    expect(screen.queryByRole('option')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Choose from lists' }))
    await waitFor(() => expect(field<HTMLSelectElement>('District').value).toBe('317107'))
    await save()
    await savedAndBack()
    // Typing has paused once.
    expect(sent(SEARCH)).toHaveLength(1)
    expect(sent(CREATE)).toEqual([expect.objectContaining({ district_code: '317107', postal_code: '12160' })])
  })

  it('is used by keys: arrows move through the places, Enter chooses one, Escape closes the list', async () => {
    const { user, search, sent } = await openSearch(found(melawai, { ...melawai, village: 'Pulo' }))
    const box = field('Find your area')
    await search('kebayoran')
    await screen.findByText('2 places found')
    expect(box.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(box.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toContain('Pulo')
    await user.keyboard('{Enter}')
    expect(box.value).toContain('Pulo, Kebayoran Baru')
    expect(sent(CREATE)).toEqual([])
  })

  it('says that it found nothing, and tries again after a failure', async () => {
    const { user, search } = await openSearch(found(), 'unreachable', found(melawai))
    await search('xyz')
    await screen.findByText('Nothing found. Check the spelling, or choose from lists.')
    await user.clear(field('Find your area'))
    await search('melawai')
    await user.click(await screen.findByRole('button', { name: /try again/i }))
    await user.click(field('Find your area'))
    expect(await screen.findByRole('option', { name: /Melawai/ })).toBeTruthy()
  })

  it('says when the shop does not deliver there, and which codes the area has', async () => {
    const { user, search } = await openSearch(found(wamena))
    await search('wamena')
    await user.click(await screen.findByRole('option', { name: /Wamena.*/ }))
    expect(screen.getByText("We don't deliver to this area yet")).toBeTruthy()
    expect(screen.getByText('Codes there begin with 99')).toBeTruthy()
  })

  it('gets the focus when Save is pressed without an area', async () => {
    const { save } = await openSearch()
    await save()
    expect(document.activeElement).toBe(field('Find your area'))
    expect(screen.getByText('Search for your area and choose it')).toBeTruthy()
  })
})

describe('the recipient of the first address', () => {
  const contact = { name: 'Sari Dewi Wulandari', phone: '81200000001', email: 'sari@example.com' }
  const openFirst = () =>
    open('/addressDetail', { '/member/address/list': [{ data: { list: [], max: 20 } }], '/member/user/contact': [{ data: contact }] })

  it('is the member, until something else is typed', async () => {
    const { user } = await openFirst()
    await waitFor(() => expect(field('First name').value).toBe('Sari'))
    expect(field('Last name (optional)').value).toBe('Dewi Wulandari')
    expect(field('Phone number').value.replace(/\D/g, '')).toBe('81200000001')
    await user.clear(field('First name'))
    expect(field('First name').value).toBe('')
  })

  it('of another address is not', async () => {
    const { sent } = await open('/addressDetail', {})
    await screen.findByRole('button', { name: 'Save' })
    expect(sent('/member/user/contact')).toEqual([])
  })
})
