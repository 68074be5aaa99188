const KEY = 'countertop.study.engine';

/** Whether the engine was on when somebody last studied. Where storage is forbidden it begins off. */
export const engineChoice = {
  read(): boolean {
    try {
      return localStorage.getItem(KEY) === 'true';
    } catch {
      return false;
    }
  },
  keep(on: boolean): void {
    try {
      localStorage.setItem(KEY, String(on));
    } catch {
      return;
    }
  },
};
