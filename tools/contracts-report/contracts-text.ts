import { type CallReport, gapsIn, isRecorded } from './contracts.ts'

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

function columns(report: CallReport): string[] {
  const { path, request, response } = report.source
  const codes = report.declared.map((code) => (report.reached.includes(code) ? `${code}+` : String(code)))
  const used = report.used ? 'yes' : report.reason ? 'no (see below)' : 'no'
  return [report.name, report.method, report.path, path, request, response, yesNo(report.implemented), used, codes.join(' ')]
}

const HEAD = ['call', 'method', 'path', 'path is', 'request is', 'response is', 'mock', 'storefront', 'codes (+ reached)']

function table(reports: readonly CallReport[]): string[] {
  const rows = [HEAD, ...reports.map(columns)]
  const widths = HEAD.map((_, i) => (i === HEAD.length - 1 ? 0 : Math.max(...rows.map((row) => row[i]?.length ?? 0))))
  return rows.map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
}

/** What to confirm of one call: a heading, then one line per part. */
export function confirmLines({ name, toConfirm }: CallReport): string[] {
  if (!toConfirm) return []
  const { path, request, reply, fields, codes } = toConfirm
  return [
    name,
    ...(path ? [`path: ${path}`] : []),
    ...(request ?? []).map((part) => `request: ${part}`),
    ...(reply ? [`reply: ${reply}`] : []),
    ...(fields ?? []).map((field) => `field: ${field}`),
    ...(codes.length > 0 ? [`codes: ${codes.join(', ')}`] : []),
  ]
}

function totals(reports: readonly CallReport[]): string[] {
  const count = (test: (report: CallReport) => boolean) => reports.filter(test).length
  const pairs = (list: (report: CallReport) => readonly number[]) => reports.reduce((sum, report) => sum + list(report).length, 0)
  return [
    `${reports.length} calls: ${count((r) => r.source.path === 'documented')} with a documented path, ${count((r) => r.implemented)} implemented by the mock, ${count((r) => r.used)} used by the storefront, ${count((r) => !r.used && r.reason !== undefined)} without a caller for a reason`,
    `${count((r) => r.toConfirm !== null)} calls with parts to confirm`,
    `${new Set(reports.flatMap((r) => r.declared)).size} codes declared, ${new Set(reports.flatMap((r) => r.reached)).size} reached by a rule in the test runs so far; by call ${pairs((r) => r.reached)} of ${pairs((r) => r.declared)}`,
  ]
}

const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)])

/** The report for a terminal: one line per call, unused calls with reasons, what to confirm, what is missing, totals. */
export function reportText(reports: readonly CallReport[]): string {
  const unused = reports.flatMap(({ name, reason }) => (reason ? [`${name}: ${reason}`] : []))
  const toConfirm = reports.flatMap((report) => confirmLines(report).map((line, i) => (i === 0 ? line : `  ${line}`)))
  return [
    ...table(reports),
    ...section('Without a caller in the storefront', unused),
    ...section(
      'To be confirmed by an integrator: these parts are ours until the real ones are known (? a number whose meaning is ours)',
      toConfirm,
    ),
    gapsText(reports),
  ].join('\n')
}

/** How the codes that the rules give are recorded. */
export const HOW_TO_RECORD = '`npm test` records them.'

/** What is missing, and the totals. */
export function gapsText(reports: readonly CallReport[]): string {
  const first = isRecorded(reports) ? [] : [`No test run is recorded here: which codes the rules give isn’t known. ${HOW_TO_RECORD}`]
  return [...first, ...section('Missing', gapsIn(reports)), '', ...totals(reports)].join('\n')
}

/** What an integrator confirms, as a Markdown checklist. */
export function checklist(reports: readonly CallReport[]): string {
  const assumed = reports.filter(({ toConfirm }) => toConfirm)
  const domainOf = ({ name }: CallReport) => name.split('.')[0] ?? ''
  const box = (line: string) => line.replace(/^(\w+): (.*)$/, '- [ ] $1: `$2`')
  const calls = [...new Set(assumed.map(domainOf))].flatMap((domain) => [
    `## ${domain}`,
    ...assumed
      .filter((report) => domainOf(report) === domain)
      .flatMap((report) => {
        const [name = '', ...lines] = confirmLines(report)
        return [`### ${name}`, `\`${report.method} /api${report.path}\``, '', ...lines.map(box), '']
      }),
  ])
  return ['# To confirm with the backend', '', INTRODUCTION, '', ...calls].join('\n')
}

const INTRODUCTION = `Made by \`npm run report contracts -- --md\` from the contracts. Each box is a part that is ours until the real one is known: a path, what is sent,
what comes back, which codes. A \`?\` behind a number says that its meaning is ours. A field's name ends with \`?\` where it may be absent. Where the backend differs,
\`contracts/src/<domain>.ts\` changes, and the compiler leads to the rest.`
