import * as nqueens from 'nqueens';
import * as core from 'nqueens/core';
import { run } from '../../common/program.js';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';
export const GET = async () => Response.json(await run(nqueens, core));
