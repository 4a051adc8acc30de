import { useState } from "react";

const KEPT = "portico-theme";
const THEMES = { system: "System", light: "Light", dark: "Dark" } as const;

function choose(theme: string) {
  if (theme === "system") {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem(KEPT);
  } else {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(KEPT, theme);
  }
}

/** Light or dark; index.html puts a kept choice on before anything is shown. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(() => document.documentElement.dataset.theme ?? "system");
  return (
    <fieldset className="themes">
      <legend className="visually-hidden">Colors</legend>
      {Object.entries(THEMES).map(([key, label]) => (
        <label key={key}>
          <input
            className="visually-hidden"
            type="radio"
            name="theme"
            checked={theme === key}
            onChange={() => {
              choose(key);
              setTheme(key);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
