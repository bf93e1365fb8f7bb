// Every call of the contracts: documented or assumed, implemented, used, what to confirm, codes declared and reached.
// `--json` prints data, `--md` what an integrator confirms as a list to go through. `--strict` prints what is missing alone, and
// ends with 1 where a call has neither a caller nor a reason, or a code was never reached; `--forget` drops what earlier test runs reached.

import { contractsReport, gapsIn } from '../tests/report/contracts.ts'
import { checklist, gapsText, reportText } from '../tests/report/contracts-text.ts'
import { clearReached } from '../tests/report/reached.ts'

const asked = new Set(process.argv.slice(2))
if (asked.has('--forget')) {
  clearReached()
  console.log('Forgotten: what earlier test runs reached. `npm run unit`, `npm run conformance` and `npm run scenarios` note it anew.')
} else {
  const reports = contractsReport()
  if (asked.has('--json')) console.log(JSON.stringify(reports, null, 2))
  else if (asked.has('--md')) console.log(checklist(reports))
  else console.log(asked.has('--strict') ? gapsText(reports) : reportText(reports))
  const missing = gapsIn(reports)
  if (asked.has('--strict') && missing.length > 0) {
    console.error(`\n${missing.length} calls with something missing`)
    process.exitCode = 1
  }
}
