import { createApi } from '@reduxjs/toolkit/query/react'
import { shopQuery } from './base-query.ts'
import { TAGS } from './tags.ts'

/** The shop's one API slice, empty: each feature injects the calls it makes. */
export const api = createApi({ reducerPath: 'api', baseQuery: shopQuery, tagTypes: TAGS, endpoints: () => ({}) })
