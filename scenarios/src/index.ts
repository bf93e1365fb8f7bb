import type { Scenario } from './dsl/scenario.ts'
import { STORY_FILES } from './generated/stories.ts'

/** `after-sale.progress` holds stories of the area `after-sale`. */
const areaOf = (file: string) => file.split('.')[0]

/** Every story by its name: `after-sale/cash`. A file in `stories/` exports its stories by default. */
export const scenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries<Readonly<Record<string, Scenario>>>(STORY_FILES)
    .flatMap(([file, stories]) => Object.entries(stories).map(([name, story]) => [`${areaOf(file)}/${name}`, story] as const))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
)
