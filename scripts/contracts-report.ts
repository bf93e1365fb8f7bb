// Every call of the contracts: documented or assumed, implemented, used, codes declared and reached. `--json` prints data.
import { contractsReport, printed } from '../tests/report/contracts.ts'

const reports = contractsReport()
console.log(process.argv.includes('--json') ? JSON.stringify(reports, null, 2) : printed(reports))
