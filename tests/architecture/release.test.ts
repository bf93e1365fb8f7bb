import { readFileSync } from 'node:fs'
import { PARTS } from '@nusaria/tools/sbom/parts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../scripts/lib/root.ts'

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix: { readonly target: readonly string[] } }
  readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, string>> }[]
}
const { jobs } = parse(readFileSync(`${root}/.github/workflows/ci.yml`, 'utf8')) as { readonly jobs: Readonly<Record<string, Job>> }

test('a release says where its images and its files come from, and what is in them', () => {
  expect(jobs.image?.strategy?.matrix.target.toSorted()).toEqual(Object.keys(PARTS).sort())
  for (const [job, subject] of [
    ['image', 'subject-digest'],
    ['release', 'subject-path'],
  ] as const) {
    const { permissions, steps = [] } = jobs[job] ?? {}
    expect(permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' })
    for (const action of ['attest-build-provenance', 'attest-sbom']) {
      const step = steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))
      expect([job, action, step?.with?.[subject] ?? '']).toEqual([job, action, expect.stringMatching(/./)])
    }
  }
  const bill = jobs.build?.steps.find(({ run }) => run?.includes('report sbom'))
  for (const part of Object.keys(PARTS)) expect(bill?.run).toContain(part)
})
