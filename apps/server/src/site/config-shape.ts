import { shapeOf } from '@nusaria/contracts/shape'
import { Config } from './config-schema.ts'

/** The shape of `Config`, for `takeExact`: compiled into the build, without zod. */
export const CONFIG_SHAPE = shapeOf(Config, { patterns: true })
