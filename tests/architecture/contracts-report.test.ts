import { allCalls, callId } from '@nusaria/contracts/registry'
import { describe, expect, it } from 'vitest'
import { contractsReport, printed } from '../report/contracts.ts'

describe('the contracts report', () => {
  const reports = contractsReport()

  it('tells every call', () => {
    expect(reports.map(({ name }) => name)).toEqual(allCalls().map(callId))
  })

  it('knows who implements and who uses a call', () => {
    const of = (name: string) => reports.find((report) => report.name === name)
    expect(of('auth.login')).toMatchObject({ implemented: true, used: true, source: { path: 'documented', response: 'assumed' } })
    expect(of('auth.login')?.declared).toContain(1101002)
  })

  it('prints a line a call and the sums', () => {
    expect(printed(reports).split('\n')).toHaveLength(reports.length + 4)
  })
})
