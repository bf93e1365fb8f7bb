import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import type { ErrorName } from '@nusaria/contracts/errors'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sessionExpired } from '#platform/state/user-info.ts'
import { afterSaleDetail, afterSaleSteps, refundParts } from '#testing/after-sale-samples.ts'
import { refundAccount, walletReply } from '#testing/member-samples.ts'
import { pasteInto } from '#testing/paste-into.ts'
import { awaitingReturn, CANCEL, memberStore, open, RETRY, RETURN, refundFailed, refusal, sentBack } from './testing/render-page.tsx'

// On a busy machine the page would ask for its next state before the shopper has acted.
vi.mock('#platform/api/api.ts', async (original) => ({ ...(await original<object>()), POLLING_INTERVAL: 0 }))

it('shows the facts, the refund to the Rupiah, the pictures and a link to the order', async () => {
  await open([
    {
      description: 'The bag was torn',
      picture_list: ['/media/a.webp', '/media/b.webp'],
      refund: {
        ...refundParts,
        voucher_share: 5_000,
        shipping_share: 12_000,
        refund_amount: 57_000,
        coins_taken_back: 57,
        voucher_returned: true,
      },
    },
  ])
  const field = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
  await screen.findByText('Kopi Gayo')
  expect(['Request number', 'Kind', 'Quantity', 'Reason', 'Description', 'Asked on', 'Order', 'Money goes to'].map(field)).toEqual([
    'AS1',
    'Return and refund',
    '1',
    'Damaged on arrival',
    'The bag was torn',
    '22/11/2026 12:00:00',
    'NS1',
    'Bank Arta **** 4412',
  ])
  expect(['Goods', 'Voucher share', 'Shipping fee'].map(field)).toEqual(['Rp50.000', '-Rp5.000', 'Rp12.000'])
  expect(screen.getByText('57 earned coins taken back')).toBeTruthy()
  expect(screen.getByText('Voucher returned to your wallet')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /Enlarge picture/ })).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'NS1' }).getAttribute('href')).toBe('/orderDetail/NS1')
  expect(screen.getByRole('link', { name: 'Questions about problems and returns' }).getAttribute('href')).toBe('/faqs#afterSale')
})

it('shows only the requested amount of a request that ended without a refund', async () => {
  await open([{ status: AFTER_SALE_STATUS.failure, end_reason: 'refused', actions: [], refund: { ...refundParts, coins_taken_back: 57 } }])
  expect(await screen.findByText('Refund asked for')).toBeTruthy()
  expect(screen.queryByText('57 earned coins taken back')).toBeNull()
  expect(screen.queryByText('Money goes to')).toBeNull()
})

describe('sending goods back', () => {
  async function choosesCourier(user: Awaited<ReturnType<typeof open>>['user']) {
    await screen.findByRole('option', { name: 'Pos Bahari' })
    await user.selectOptions(screen.getByRole('combobox', { name: /Courier/ }), 'pos_bahari')
  }

  it('offers a pick-up where a courier comes, says who pays, and can be tried again after a failure', async () => {
    const picked = { courier_code: 'kilat_nusa', courier_name: 'Kilat Nusa Express', tracking_number: 'KNXR0000000001', pickup: true }
    const offered = { ...awaitingReturn, return_payer: 'shop', pickup_address: 'Jl. Senopati 12' } as const
    const booked = { ...sentBack, return_shipment: { ...picked, sent_at: '2026-11-22T16:00:00+07:00' } }
    const { user, sent } = await open([offered, offered, booked], {
      [RETURN]: [refusal('RETURN_SHIPMENT_INCOMPLETE', 'courier_code'), { data: afterSaleDetail(booked) }],
    })
    expect((await screen.findAllByText('We pay for sending it back.')).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('radio', { name: 'Picked up by a courier At Jl. Senopati 12' }))
    expect(screen.queryByRole('combobox', { name: /Courier/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Have it picked up' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Have it picked up' }))
    expect(await screen.findByText(/The courier picks it up at the address/)).toBeTruthy()
    expect(sent(RETURN)[1]?.body).toEqual({ after_sale_no: 'AS1', courier_code: '', tracking_number: '', pickup: true })
  })

  it('needs a courier and a tracking number, then shows the parcel', async () => {
    const { user, sent } = await open([awaitingReturn, sentBack], { [RETURN]: [{ data: afterSaleDetail(sentBack) }] })
    expect((await screen.findByRole('timer')).textContent).toMatch(/4 days 2[23]:\d\d:\d\d/)
    expect(screen.getByText('Gudang Retur Nusaria')).toBeTruthy()
    const submit = screen.getByRole('button', { name: 'Send details' })
    await user.click(submit)
    expect(screen.getByText('Choose the courier you sent it with')).toBeTruthy()
    expect(screen.getByText('Enter the tracking number')).toBeTruthy()
    expect(sent(RETURN)).toHaveLength(0)
    await choosesCourier(user)
    await pasteInto(screen.getByRole('textbox', { name: /Tracking number/ }), 'pb 0094 17 ')
    await user.click(submit)
    await waitFor(() =>
      expect(sent(RETURN)[0]?.body).toEqual({ after_sale_no: 'AS1', courier_code: 'pos_bahari', tracking_number: 'PB009417' }),
    )
    expect(await screen.findByText('Return parcel')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy tracking number' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send details' })).toBeNull()
  })

  it('loads again when the deadline passes, by the server’s clock', async () => {
    const overdue: Partial<AfterSaleDetail> = {
      status: AFTER_SALE_STATUS.failure,
      end_reason: 'return_overdue',
      actions: ['reapply'],
      timeline: afterSaleSteps('applied'),
    }
    await open([{ ...awaitingReturn, server_time: '2026-11-27T14:59:59.500+07:00' }, overdue])
    expect(await screen.findByRole('heading', { name: 'Time to send back is over' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ask again' })).toBeTruthy()
  })

  it('keeps the draft when the session ends', async () => {
    const store = memberStore()
    const first = await open([awaitingReturn], {}, store)
    await pasteInto(await screen.findByRole('textbox', { name: /Tracking number/ }), 'PB 0094')
    store.dispatch(sessionExpired())
    first.unmount()
    await open([awaitingReturn])
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Tracking number/ })).value).toBe('PB 0094')
  })

  it.each<[ErrorName, Partial<AfterSaleDetail>, string]>([
    ['RETURN_DEADLINE_PAST', { status: AFTER_SALE_STATUS.failure, end_reason: 'return_overdue', actions: [] }, 'Time to send back is over'],
    ['AFTER_SALE_STATUS_MISMATCH', { status: AFTER_SALE_STATUS.refundPending, actions: [] }, 'Refund under way'],
  ])('says that it is too late and shows the present status: %s', async (name, now, title) => {
    const { user } = await open([awaitingReturn, { ...now, timeline: afterSaleSteps('applied', 'agreed') }], {
      [RETURN]: [refusal(name)],
    })
    await choosesCourier(user)
    await user.type(screen.getByRole('textbox', { name: /Tracking number/ }), 'PB009417')
    await user.click(screen.getByRole('button', { name: 'Send details' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(await screen.findByText(/has changed meanwhile/)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /Tracking number/ })).toBeNull()
  })

  it('shows at the field what the server finds incomplete, and keeps the text', async () => {
    const { user, sent } = await open([awaitingReturn], {
      [RETURN]: [refusal('RETURN_SHIPMENT_INCOMPLETE', 'tracking_number'), 'unreachable'],
    })
    await choosesCourier(user)
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: /Tracking number/ })
    await user.type(number, 'PB0094')
    await user.click(screen.getByRole('button', { name: 'Send details' }))
    expect(await screen.findByText('Check the tracking number: 8 to 30 letters, digits and hyphens')).toBeTruthy()
    expect(sent(RETURN)).toHaveLength(0)
    await user.type(number, '17')
    await user.click(screen.getByRole('button', { name: 'Send details' }))
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
    await user.type(number, '7')
    await user.click(screen.getByRole('button', { name: 'Send details' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/Can't reach the shop/)
    expect(number.value).toBe('PB0094177')
  })
})

describe('a failed refund', () => {
  it('is sent again to another account', async () => {
    const { user, sent } = await open(
      [refundFailed, { status: AFTER_SALE_STATUS.refundPending, actions: [], refund_to: 'Kantongin 8120****001' }],
      {
        [RETRY]: [{ data: afterSaleDetail({ status: AFTER_SALE_STATUS.refundPending, actions: [] }) }],
      },
    )
    const submit = await screen.findByRole('button', { name: 'Send the refund again' })
    await screen.findByRole('radio', { name: /Kantongin/ })
    await user.click(submit)
    expect(screen.getByText('Choose a bank account or an e-wallet')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /Kantongin/ }))
    await user.click(submit)
    await waitFor(() => expect(sent(RETRY)[0]?.body).toEqual({ after_sale_no: 'AS1', refund_target: { kind: 'e_wallet', id: 'EW1' } }))
    expect(await screen.findByText(/on its way to Kantongin/)).toBeTruthy()
  })

  it('names the chosen account when it was edited elsewhere, and sends it as it is now', async () => {
    const wallet = (part: Parameters<typeof refundAccount>[0]) => walletReply({ refund_cards: [refundAccount(part)] })
    const { user, sent } = await open([refundFailed, refundFailed], {
      // The page asks first, so that the accounts are there when the form opens.
      '/member/wallet/list': [wallet({ digest: 'before' }), wallet({ digest: 'before' }), wallet({ digest: 'now', first_name: 'Budi' })],
      [RETRY]: [
        refusal('AFTER_SALE_CHANGED', 'refund_target'),
        { data: afterSaleDetail({ status: AFTER_SALE_STATUS.refundPending, actions: [] }) },
      ],
    })
    await user.click(await screen.findByRole('radio', { name: /7788/ }))
    await user.click(screen.getByRole('button', { name: 'Send the refund again' }))
    const edited = 'The refund account was edited: Bank Arta **** 7788 · Budi Wulandari instead of Bank Arta **** 7788 · Sari Wulandari'
    expect(await screen.findByText(edited)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send the refund again' }))
    const target = { kind: 'refund_card', id: 'RC1' }
    await waitFor(() =>
      expect(sent(RETRY).map(({ body }) => body)).toMatchObject([
        { refund_target: { ...target, digest: 'before' } },
        { refund_target: { ...target, digest: 'now' } },
      ]),
    )
  })

  it('asks for another account when the chosen one is gone, and says when the refund was retried elsewhere', async () => {
    const { user } = await open([refundFailed, refundFailed, { status: AFTER_SALE_STATUS.refundPending, actions: [] }], {
      [RETRY]: [refusal('REFUND_ACCOUNT_REQUIRED', 'refund_target'), refusal('AFTER_SALE_STATUS_MISMATCH')],
    })
    await user.click(await screen.findByRole('radio', { name: /Kantongin/ }))
    await user.click(screen.getByRole('button', { name: 'Send the refund again' }))
    expect(await screen.findByText(/no longer in your wallet/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send the refund again' }))
    expect(await screen.findByText(/has changed meanwhile/)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Refund under way' })).toBeTruthy()
  })
})

describe('cancelling a request', () => {
  it('says until when the shopper can apply again, then links there', async () => {
    const back: Partial<AfterSaleDetail> = {
      status: AFTER_SALE_STATUS.failure,
      end_reason: 'cancelled',
      actions: ['reapply'],
      timeline: afterSaleSteps('applied', 'cancelled'),
    }
    const { user, sent } = await open([{}, back], { [CANCEL]: [{ data: afterSaleDetail(back) }] })
    await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this request?' })
    expect(await within(dialog).findByText(/again until 28\/11\/2026 12:00:00/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(sent(CANCEL)[0]?.body).toEqual({ after_sale_no: 'AS1' }))
    expect((await screen.findByRole('link', { name: 'Ask again' })).getAttribute('href')).toBe('/applyRefund?after_sale_no=AS1')
  })
})

describe('a missing request', () => {
  it.each([
    ['AFTER_SALE_NOT_FOUND', 'Request not found'],
    ['ORDER_PARAMETER_INVALID', 'Request not found'],
    ['AFTER_SALE_UNAUTHORIZED', "Another account's request"],
  ] as const)('%s', async (name, title) => {
    await open([refusal(name)])
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My requests' }).getAttribute('href')).toBe('/afterSaleOrder')
    expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/order')
  })

  it('offers a retry when the network fails', async () => {
    const { user } = await open(['unreachable', {}])
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Kopi Gayo')).toBeTruthy()
  })
})
