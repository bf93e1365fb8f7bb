import { sortedFilter } from '@nusaria/contracts/product'
import { allCalls } from '@nusaria/contracts/registry'
import { contractsReport, gapsIn } from '@nusaria/tools/contracts-report/contracts'
import { checklist, gapsText, reportText } from '@nusaria/tools/contracts-report/contracts-text'
import { describe, expect, it } from 'vitest'

describe('the contracts report', () => {
  const reports = contractsReport()

  it('lists every call', () => {
    expect(reports.map(({ name }) => name)).toEqual(allCalls().map(({ id }) => id))
  })

  it('knows who implements and who uses a call', () => {
    const of = (name: string) => reports.find((report) => report.name === name)
    expect(of('auth.login')).toMatchObject({ implemented: true, used: true, source: { path: 'documented', response: 'assumed' } })
    expect(of('auth.login')?.declared).toContain(1101002)
  })

  it('every call is implemented by the mock, and used by the storefront or has a reason', () => {
    expect(gapsIn(reports).filter((line) => !line.includes('never reached'))).toEqual([])
    expect(reports.filter(({ used, reason }) => used && reason).map(({ name }) => name)).toEqual([])
  })

  it('lists the assumed parts that an integrator confirms, and no documented one', () => {
    for (const { source, toConfirm } of reports) {
      expect([toConfirm?.path, toConfirm?.request, toConfirm?.reply].map((part) => part !== undefined)).toEqual(
        [source.path, source.request, source.response].map((part) => part === 'assumed'),
      )
    }
    const of = (name: string) => reports.find((report) => report.name === name)?.toConfirm
    expect(of('message.count')?.request).toBeUndefined()
    expect(of('cart.add')).toMatchObject({
      path: 'POST /api/order/trade/cart/add',
      request: ['body { sku_no: string, quantity: integer }'],
      codes: expect.arrayContaining(['1105007 STOCK_INSUFFICIENT', '1103040? CART_FULL']),
    })
  })

  it('lists every assumed field within a documented part', () => {
    const fieldsOf = (name: string) => reports.find((report) => report.name === name)?.toConfirm?.fields
    expect(fieldsOf('auth.login')).toEqual(['request body.login_type: 3 | 4', 'request body.device: string'])
    expect(fieldsOf('auth.sendSmsCode')).toEqual(['request body.code_type: 2 | 4'])
    expect(fieldsOf('auth.sendEmailCode')).toEqual(['request body.code_type: 3 | 4'])
    expect(fieldsOf('auth.resetPassword')).toContain('request body.update_type: "1" | "2"')
    expect(fieldsOf('auth.randomCodeCheck')).toContain('reply: { nonce: string }')
    expect(fieldsOf('auth.googleAuth')).toEqual(['reply: { url: string }'])
    expect(fieldsOf('search.search')?.map((field) => field.split(':')[0])).toEqual(
      ['keyword', 'exact', 'page_num', 'page_size', ...Object.keys(sortedFilter)].map((name) => `request body.${name}`),
    )
    const text = checklist(reports)
    expect(text).toContain('### cart.add\n`POST /api/order/trade/cart/add`\n\n- [ ] path: `POST /api/order/trade/cart/add`')
    for (const { name, toConfirm } of reports)
      for (const field of toConfirm?.fields ?? []) expect(text, name).toContain(`- [ ] field: \`${field}\``)
  })

  it('prints one line per call, what to confirm, and the totals', () => {
    const text = reportText(reports)
    for (const { name } of reports) expect(text).toMatch(new RegExp(`^${name} `, 'm'))
    expect(text).toContain('payment.gatewaySession: The gateway')
    expect(text.split('\n').at(-3)).toMatch(/^\d+ calls: /)
  })

  it('says first that no test run is recorded, in place of a list of all codes', () => {
    const fresh = reports.map((report) => ({ ...report, reached: [] }))
    const lines = gapsText(fresh).split('\n')
    expect(lines[0]).toBe('No test run is recorded here: which codes the rules give isn’t known. `npm test` records them.')
    expect(lines.length).toBeLessThan(8)
    expect(gapsText(fresh.map((report, at) => (at === 0 ? { ...report, reached: report.declared } : report)))).toMatch(/^\n?Missing\n/)
  })
})
