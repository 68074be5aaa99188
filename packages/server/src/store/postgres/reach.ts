import { withoutPassword } from '../../settings/settings.ts';
import { StartProblem } from '../../start-problem.ts';

/** Opens something in a database. Why it cannot be opened is for whoever named it. */
export async function reach<T>(url: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartProblem || !(error instanceof Error)) throw error;
    // Of several addresses that were tried in vain, none has a word of its own.
    const why = error.message || String(Reflect.get(error, 'code'));
    throw new StartProblem('store-unreachable', { store: withoutPassword(url), why });
  }
}
