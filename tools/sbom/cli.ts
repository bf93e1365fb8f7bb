// Prints the bill of materials of a published part, in the form of CycloneDX: `npm run -s report sbom -- shop`.
import { bomOf, PARTS, type Part } from './parts.ts'

const [part = ''] = process.argv.slice(2)
if (Object.hasOwn(PARTS, part)) console.log(JSON.stringify(bomOf(part as Part), null, 2))
else {
  console.error(`Name a part: ${Object.keys(PARTS).join(', ')}`)
  process.exitCode = 2
}
