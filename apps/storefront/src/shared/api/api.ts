import { createApi } from '@reduxjs/toolkit/query/react'
import { shopBaseQuery } from './base-query.ts'
import { TAGS } from './tags.ts'

/** The shop's one API slice, empty: each feature injects the calls it makes. */
export const api = createApi({ reducerPath: 'api', baseQuery: shopBaseQuery, tagTypes: TAGS, endpoints: () => ({}) })
