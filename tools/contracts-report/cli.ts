// Lists every call: documented or assumed, implemented, used, what to confirm, declared and reached codes. `--json` prints data, `--md` a
// checklist for an integrator. `--strict` prints only what is missing, and exits with 1 when a call has neither a caller nor a reason, or a code
// was never reached, or no test run is recorded. `--forget` deletes the codes of earlier test runs.

import { contractsReport, gapsIn, isRecorded } from './contracts.ts'
import { checklist, gapsText, HOW_TO_RECORD, reportText } from './contracts-text.ts'
import { clearReached } from './reached.ts'

const flags = new Set(process.argv.slice(2))
if (flags.has('--forget')) {
  clearReached()
  console.log(`Deleted the codes of earlier test runs. ${HOW_TO_RECORD}`)
} else {
  const reports = contractsReport()
  if (flags.has('--json')) console.log(JSON.stringify(reports, null, 2))
  else if (flags.has('--md')) console.log(checklist(reports))
  else console.log(flags.has('--strict') ? gapsText(reports) : reportText(reports))
  const missing = gapsIn(reports)
  if (flags.has('--strict') && missing.length > 0)
    console.error(`\n${missing.length} calls with something missing. Codes: ${HOW_TO_RECORD}`)
  if (flags.has('--strict') && (missing.length > 0 || !isRecorded(reports))) process.exitCode = 1
}
