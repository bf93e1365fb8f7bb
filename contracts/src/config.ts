import { Config } from './config-schema.ts'
import { shapeOf } from './shape.ts'

/** The shape of `Config`, for `fitToShape`: compiled into the build, without zod. */
export const CONFIG_SHAPE = shapeOf(Config, { patterns: true })
