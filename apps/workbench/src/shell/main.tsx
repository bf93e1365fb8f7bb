import { renderTool } from '../app/render-tool.tsx'
import { resolveTarget } from './resolve-target.ts'
import { Simulator } from './simulator.tsx'

const place = resolveTarget(location)
if ('elsewhere' in place) location.replace(place.elsewhere)
else renderTool('simulator', <Simulator world={place.world} start={place.start} />)
