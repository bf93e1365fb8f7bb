import type { ReportEvent } from '@nusaria/contracts/report-events'
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope, type SeverityLevel } from '@sentry/browser'
import type { Report } from '../shop-events.ts'

/** The events that are about errors; Sentry gets no others. */
const LEVELS: Partial<Record<ReportEvent['name'], SeverityLevel>> = {
  crash: 'fatal',
  unhandled: 'error',
  contract_deviation: 'error',
  failed_call: 'warning',
}

/** Frames of a stack, the innermost last, as Sentry has them. */
function toFrames(stack: readonly string[]) {
  return stack
    .map((place) => {
      const [, file, line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? []
      return { filename: `app:///assets/${file}`, lineno: Number(line), colno: Number(column), in_app: true }
    })
    .reverse()
}

function toContent(event: ReportEvent) {
  switch (event.name) {
    case 'crash':
    case 'unhandled': {
      const [type = 'Error', ...message] = event.error.split(': ')
      return { exception: { values: [{ type, value: message.join(': '), stacktrace: { frames: toFrames(event.stack) } }] } }
    }
    case 'contract_deviation':
      return { message: `${event.call}: reply deviates from its contract`, extra: { issues: event.issues } }
    case 'failed_call':
      return { message: `${event.call}: ${event.failure}${event.code === undefined ? '' : ` ${event.code}`}` }
    default:
      return null
  }
}

/** Sends errors to Sentry (`dsn`). None of its integrations run: nothing is sent but the events of the contract. */
export function sentryAdapter(dsn: string): Report {
  const client = new BrowserClient({
    dsn,
    // Without a function of its own it would open a frame to find the browser's `fetch`.
    transport: (options) => makeFetchTransport(options, (...request) => fetch(...request)),
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return (event) => {
    const level = LEVELS[event.name]
    const content = toContent(event)
    if (level && content)
      scope.captureEvent({ level, ...content, tags: { page: event.page, language: event.language, layout: event.layout } })
  }
}
