import type { AfterSaleOptions } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { afterSaleDetail, afterSaleSteps, refundParts } from '#testing/after-sale-samples.ts'
import { refundAccount, walletReply } from '#testing/member-samples.ts'
import { pasteInto } from '#testing/paste-into.ts'
import {
  APPLY,
  applyBody,
  completedOrder,
  DETAIL,
  eligibleOptions,
  filledIn,
  line,
  lineCheckbox,
  OPTIONS,
  ORDER,
  openForm,
  openReapplyForm,
  PREVIEW,
  REAPPLY,
  radio,
  reason,
  refusal,
  send,
} from './testing/render-page.tsx'

describe('the form', () => {
  it('shows missing goods, type and reason, and sends nothing', async () => {
    const { user, of } = await openForm()
    const teko = await lineCheckbox('Teko')
    await user.click(send())
    for (const message of ['Choose at least one product', 'Choose what you would like'])
      expect(screen.getByText(message).closest('[role=alert]')).toBeTruthy()
    expect(screen.getByText('Choose a reason', { selector: '[data-section=reason] *:not(option)' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Choose Kopi Gayo' }))
    expect(teko.checked).toBe(false)
    expect(of(APPLY)).toHaveLength(0)
  })

  it('shows the refund of the server, sends the form once, and opens the request', async () => {
    const { user, of } = await openForm()
    await user.click(await lineCheckbox('Teko'))
    await user.click(radio(/Refund only/))
    await user.selectOptions(reason(), 'damaged')
    await waitFor(() => expect(send().disabled).toBe(false))
    expect(screen.getAllByText('50.000').length).toBeGreaterThan(0)
    await user.dblClick(send())
    expect(await screen.findByText('at /afterSaleOrderDetail/AS9')).toBeTruthy()
    expect(of(APPLY)).toHaveLength(1)
    expect(of(APPLY)[0]?.body).toMatchObject(applyBody)
    // The server refuses the preview of what is filed: the shopper would hear of it before the request opens.
    expect(of(PREVIEW)).toHaveLength(1)
    expect(sessionStorage.length).toBe(0)
  })

  it('offers the reasons that fit what is asked for, and says who pays for sending it back', async () => {
    const type_reasons = [
      { type: 'refund_only' as const, reasons: ['damaged' as const, 'not_arrived' as const] },
      { type: 'return_refund' as const, reasons: ['damaged' as const, 'changed_mind' as const] },
    ]
    const { user } = await openForm({
      [OPTIONS]: [{ data: eligibleOptions({ type_reasons, pickup: true }) }],
      [PREVIEW]: [{ data: { ...refundParts, return_payer: 'shopper' } }, { data: { ...refundParts, return_payer: 'shop' } }],
    })
    await user.click(await lineCheckbox('Teko'))
    await user.click(radio(/Refund only/))
    await user.selectOptions(reason(), 'not_arrived')
    await waitFor(() => expect(send().disabled).toBe(false))
    expect(screen.queryByText(/courier can pick it up/)).toBeNull()
    await user.click(radio(/Return and refund/))
    expect(reason().value).toBe('')
    expect(within(reason()).queryByRole('option', { name: "It didn't arrive" })).toBeNull()
    expect(screen.getByText(/courier can pick it up/)).toBeTruthy()
    expect(screen.getByText(/^You pay for sending it back/)).toBeTruthy()
    await user.selectOptions(reason(), 'damaged')
    expect(await screen.findByText('We pay for sending it back.')).toBeTruthy()
  })

  it('loads the refund again for other pieces, and keeps the old amounts until then', async () => {
    const { user, of } = await openForm({
      [PREVIEW]: [{ data: refundParts }, { data: { ...refundParts, goods_amount: 100_000, refund_amount: 100_000 } }],
    })
    await user.click(await lineCheckbox('Kopi Gayo'))
    await user.click(radio(/Return and refund/))
    await waitFor(() => expect(of(PREVIEW)).toHaveLength(1))
    const pieces = screen.getByRole('spinbutton', { name: 'Pieces of Kopi Gayo' })
    await user.clear(pieces)
    await user.type(pieces, '2{Enter}')
    expect(screen.getAllByText('50.000').length).toBeGreaterThan(0)
    expect((await screen.findAllByText('100.000')).length).toBeGreaterThan(0)
    expect(of(PREVIEW).map(({ body }) => body)).toEqual([
      { order_no: 'NS1', type: 'return_refund', lines: [{ line_no: '1', quantity: 3 }], reason: null },
      { order_no: 'NS1', type: 'return_refund', lines: [{ line_no: '1', quantity: 2 }], reason: null },
    ])
  })

  it('needs a description for the reason "other"', async () => {
    const { user, of } = await filledIn()
    await user.selectOptions(reason(), 'other')
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    expect(screen.getByText('Tell the shop what happened')).toBeTruthy()
    expect(of(APPLY)).toHaveLength(0)
    await pasteInto(screen.getByRole('textbox', { name: /What happened/ }), ' The lid is gone ')
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    await waitFor(() => expect(of(APPLY)[0]?.body).toMatchObject({ reason: 'other', description: 'The lid is gone' }))
  })

  it('says where the refund goes: the way it was paid, or for cash to a chosen account', async () => {
    await openForm()
    expect(await screen.findByText('Back the way you paid: QRIS.')).toBeTruthy()
    cleanup()
    const { user, of } = await openForm({
      [OPTIONS]: [{ data: eligibleOptions({ needs_refund_target: true }) }],
      '/member/wallet/list': [walletReply({ refund_cards: [refundAccount({ is_default: false })] })],
    })
    await user.click(await lineCheckbox('Teko'))
    await user.click(radio(/Refund only/))
    await user.selectOptions(reason(), 'damaged')
    await user.click(send())
    expect(await screen.findByText('Choose an account for the refund')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Refund settings' }).getAttribute('href')).toBe('/refund-settings')
    await user.click(radio(/Bank Arta/))
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    await waitFor(() => expect(of(APPLY)[0]?.body).toMatchObject({ refund_target: { kind: 'refund_card', id: 'RC1' } }))
  })

  it('says which goods are not available, with a link to the request that has them', async () => {
    await openForm({
      [OPTIONS]: [
        {
          data: eligibleOptions({
            lines: [line('1', 'Kopi Gayo', { ongoing_no: 'AS2', available: 1 }), line('2', 'Teko', { available: 0 }), line('3', 'Gelas')],
          }),
        },
      ],
    })
    expect((await lineCheckbox('Kopi Gayo')).disabled).toBe(true)
    expect((await lineCheckbox('Teko')).disabled).toBe(true)
    expect((await lineCheckbox('Gelas')).checked).toBe(true)
    expect(screen.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe('/afterSaleOrderDetail/AS2')
    expect(screen.getByText(/You can ask 5 more times/)).toBeTruthy()
  })

  it('removes goods that are no longer available, and says so', async () => {
    const replies = {
      [OPTIONS]: [
        { data: eligibleOptions() },
        { data: eligibleOptions({ lines: [line('1', 'Kopi Gayo'), line('2', 'Teko', { available: 0 })] }) },
      ],
      [APPLY]: [refusal('AFTER_SALE_EXISTS', { line_no: '2', after_sale_no: 'AS2' }, 'lines')],
    }
    const { user } = await filledIn(replies)
    await user.click(send())
    expect(await screen.findByText(/already been completed/)).toBeTruthy()
    expect(await screen.findByText(/Some of what you chose can't be asked for any more/)).toBeTruthy()
  })

  it('says what is not refunded', async () => {
    const amounts = { ...completedOrder.amounts, first_order_shipping_discount: 12_000 }
    await filledIn({
      [ORDER]: [{ data: { ...completedOrder, amounts } }],
      [PREVIEW]: [{ data: { ...refundParts, voucher_share: 5_000, refund_amount: 45_000, coins_taken_back: 45 } }],
    })
    expect(screen.getByText(/Free shipping of a first order is used up/)).toBeTruthy()
    expect(screen.getByText(/A voucher goes back to your wallet when all/)).toBeTruthy()
    expect(screen.getByText(/45 earned coins taken back/)).toBeTruthy()
  })
})

describe('applying again', () => {
  const refused = afterSaleDetail({
    status: AFTER_SALE_STATUS.failure,
    end_reason: 'refused',
    actions: ['reapply'],
    timeline: afterSaleSteps('applied', ['refused', 'Too dark']),
  })

  it('keeps goods and type, says how the last request ended, and sends a new reason and photos', async () => {
    const { user, of } = await openReapplyForm({ [DETAIL]: [{ data: refused }], [REAPPLY]: [{ data: afterSaleDetail() }] })
    expect(await screen.findByText(/Your last request ended: Refused by the shop/)).toBeTruthy()
    expect(screen.getByText('The shop said: Too dark')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByText('Back the way you paid: Bank Arta **** 4412.')).toBeTruthy()
    expect(screen.queryByRole('radio', { name: /Refund only/ })).toBeNull()
    await user.selectOptions(reason(), 'damaged')
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    expect(await screen.findByText('at /afterSaleOrderDetail/AS1')).toBeTruthy()
    expect(of(REAPPLY)[0]?.body).toEqual({
      after_sale_no: 'AS1',
      request_id: expect.any(String),
      reason: 'damaged',
      description: '',
      picture_ids: [],
      refund_amount: 50_000,
    })
  })

  it('starts with the last reason, description and photos; a removed photo is not deleted on the server', async () => {
    const REMOVE = '/member/picture/remove'
    const before = {
      ...refused,
      reason: 'damaged' as const,
      description: 'The lid is cracked',
      picture_list: ['/api/member/picture/a', '/api/member/picture/b'],
      picture_ids: ['a', 'b'],
    }
    const { user, of } = await openReapplyForm({ [DETAIL]: [{ data: before }], [REAPPLY]: [{ data: afterSaleDetail() }] })
    expect(await screen.findByDisplayValue('The lid is cracked')).toBeTruthy()
    expect(reason().value).toBe('damaged')
    expect(screen.getAllByRole('img', { name: /Your photo/ })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }))
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    expect(await screen.findByText('at /afterSaleOrderDetail/AS1')).toBeTruthy()
    expect(of(REAPPLY)[0]?.body).toMatchObject({ reason: 'damaged', description: 'The lid is cracked', picture_ids: ['b'] })
    expect(of(REMOVE)).toHaveLength(0)
  })

  it('says why it is not possible, with a link to the request', async () => {
    await openReapplyForm({ [DETAIL]: [{ data: { ...refused, actions: [] } }] })
    expect(await screen.findByText("This can't be asked for again")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe('/afterSaleOrderDetail/AS1')
  })

  it.each([
    ['AFTER_SALE_NOT_FOUND', 'Request not found'],
    ['AFTER_SALE_UNAUTHORIZED', "Another account's request"],
  ] as const)('shows nothing of another member’s request: %s', async (name, message) => {
    await openReapplyForm({ [DETAIL]: [refusal(name)] })
    expect(await screen.findByText(message)).toBeTruthy()
  })
})

describe('when no request can be filed', () => {
  it.each([
    [{ types: [], deadline: '2026-11-20T12:00:00+07:00' }, {}, 'The time is over', 'View order'],
    [{ attempts_left: 0 }, {}, 'Asked often enough', 'My requests'],
    [{ types: [], deadline: null }, { status: 'pending_payment' }, 'Not paid yet', 'Pay now'],
    [{ types: [], deadline: null }, { status: 'closed' }, 'This order is closed', 'View order'],
    [{ types: [], deadline: null }, { status: 'closed', close_reason: 'refunded' }, 'Everything is refunded', 'My requests'],
    [{ types: [], deadline: null }, { status: 'pending_shipment' }, 'Cancel the order instead', 'View order'],
    [{ types: [], deadline: null }, { status: 'pending_receipt' }, 'Wait until it arrives', 'View order'],
    [{ lines: [line('1', 'Kopi', { ongoing_no: 'AS2', available: 0 })] }, {}, 'A request is under way', 'Open the request'],
    [{ lines: [line('1', 'Kopi', { available: 0 })] }, {}, 'Nothing left to ask for', 'My requests'],
  ] as const)('%j of %j: %s', async (options, order, title, way) => {
    await openForm({
      [OPTIONS]: [{ data: eligibleOptions(options as Partial<AfterSaleOptions>) }],
      [ORDER]: [{ data: { ...completedOrder, ...order } }],
    })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByRole('link', { name: way })).toBeTruthy()
  })

  it.each(['ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED'] as const)('shows nothing of another member’s order: %s', async (name) => {
    await openForm({ [OPTIONS]: [refusal(name)], [ORDER]: [refusal(name)] })
    expect(await screen.findByText('Order not found')).toBeTruthy()
  })

  it('keeps the reason of a refusal that closes the form', async () => {
    const { user } = await filledIn({
      [OPTIONS]: [{ data: eligibleOptions() }, { data: eligibleOptions({ types: [], deadline: '2026-11-20T12:00:00+07:00' }) }],
      [APPLY]: [refusal('AFTER_SALE_DEADLINE_PAST')],
    })
    await user.click(send())
    expect(await screen.findByText('The time is over')).toBeTruthy()
    expect(screen.getByText(/time to ask for a refund/)).toBeTruthy()
    expect(await screen.findByRole('link', { name: /WhatsApp/ })).toBeTruthy()
  })
})
