import { createHash } from 'node:crypto'
import { sign, wordmark } from '@nusaria/brand'
import { escapeHtml } from './html.ts'
import { PAGE_SCRIPT } from './page-script.ts'
import { PAGE_STYLE } from './page-style.ts'

/** The content security policy: nothing is loaded, and only its own script runs. */
function policy(): string {
  const hash = createHash('sha256').update(PAGE_SCRIPT).digest('base64')
  return `default-src 'none'; img-src 'self' data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`
}

const turned = (path: string) => sign.turns.map((turn) => `<path transform="rotate(${turn} 12 12)" d="${path}"/>`).join('')

/** The tile with the sign, as in the shop's header. */
const SIGN = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--sambal)"/><g transform="translate(2.8 2.8) scale(1.1)"><g fill="var(--on-dark)">${turned(sign.path)}</g><g stroke="var(--sambal)" stroke-width="1.1" stroke-linecap="round">${turned(sign.line)}</g><circle cx="12" cy="12" r="1.5" fill="var(--kunyit)"/></g></svg>`

/** One of the numbers at the top. */
export interface Sum {
  readonly kind: 'passed' | 'failed' | 'na'
  readonly value: number | string
  readonly name: string
}

/** What a report says, of parts that its form filters: `details.story` with `data-verdict` and `data-text`. The parts are HTML, all else text. */
export interface Report {
  readonly of: string
  readonly verdict: string
  readonly at: Date
  readonly command: string
  readonly sums: readonly Sum[]
  readonly filter: { readonly label: string; readonly placeholder: string; readonly verdicts: readonly string[] }
  readonly parts: readonly string[]
}

const option = (value: string, name: string) => `<option value="${value}">${name}</option>`

/** A report as one HTML page. */
export function reportDocument({ of, verdict, at, command, sums, filter, parts }: Report): string {
  const numbers = sums.map(({ kind, value, name }) => `<li class="${kind}"><b>${value}</b>${name}</li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<title>${escapeHtml(verdict)} – Nusaria ${of}</title>
<link rel="icon" href="data:,">
<style>${PAGE_STYLE}</style>
</head>
<body>
<header><span class="logo">${SIGN}${wordmark}</span> <span class="muted">${of}</span></header>
<div class="top">
<h1>${escapeHtml(verdict)}</h1>
<p class="muted">${escapeHtml(at.toISOString().replace('T', ' ').slice(0, 16))} UTC · ${escapeHtml(command)}</p>
<ul class="sums">${numbers.join('')}</ul>
<form hidden role="search" aria-label="${filter.label}">
<label>Search <input type="search" name="words" placeholder="${filter.placeholder}"></label>
<label>Verdict <select name="verdict">${option('', 'any')}${filter.verdicts.map((one) => option(one, one)).join('')}</select></label>
<p class="muted" id="shown" role="status"></p>
</form>
</div>
<main>
${parts.join('\n')}
</main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`
}
